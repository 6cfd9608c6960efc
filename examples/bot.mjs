// Plays a whole game on a Foretell server: node bot.mjs http://127.0.0.1:8000 (or a table's link).
// Needs no packages: Node 22 or newer, or Node 20 as `node --experimental-websocket bot.mjs …`.
import { createHash, randomBytes } from "node:crypto";

const [server, link] = process.argv[2].split("/t/");
const headers = { "Content-Type": "application/json" };

async function post(path, body) {
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

headers.Authorization = `Bearer ${(await post("/api/guests", { name: "Node", wants_token: true })).token}`;
const id = link ?? (await post("/api/tables", { players: 3, options: { pace: 0 } })).id;
const socket = new WebSocket(`${server.replace("http", "ws")}/ws/tables/${id}`, { headers });
const seeds = {}; // by game, our part of its chance (docs/fair-deals.md)
let [table, game, you, v, n, sent, from] = [{}, {}, {}, 0, 0, 0, 0];

function due() {
  const { status, fair } = table, { seat } = you;
  if (seat == null) return { k: "sit" };
  const seed = (seeds[fair.game] ??= randomBytes(32).toString("hex"));
  const commit = createHash("sha256").update(`fair1|player|${fair.game}|${seat}|${seed}`).digest("hex");
  if (status === "open" && fair.commits[seat] !== commit) return { k: "commit", commit };
  if (status === "open" && !link) return { k: "start" };
  if (status === "starting" && fair.seeds[seat] == null) return { k: "reveal", seed };
  if (table.due.includes(seat)) return { k: "act", text: game.legal[Math.floor(Math.random() * game.legal.length)] };
}

function next() {
  const what = n >= from ? due() : undefined;
  if (!what) return;
  from = Infinity; // until this one is answered, and its effect is shown
  socket.send(JSON.stringify({ t: "do", id: `${++sent}`, table: id, v, what }));
}

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.t === "rejected") console.error(message.message);
  if (message.t === "rejected") from = message.n + 1;
  if (message.t === "done") setTimeout(() => ((from = message.n), next()), 60); // 20 a second may come
  if (message.t !== "snapshot" && message.t !== "update") return;
  const news = message.view ?? message;
  [table, game] = [{ ...table, ...news.table }, { ...game, ...news.game }];
  [you, v, n] = [message.you ?? you, message.v, message.n];
  if (table.status !== "finished") return next();
  table.seats.forEach((one, seat) => console.log(one.name, game.scores[seat]));
  process.exit();
};
socket.onclose = ({ reason }) => {
  console.error(reason);
  process.exit(1);
};
