// A Colyseus server with a room that does the work of a Foretell table: legality of every move,
// commit before anything is told, then a message of its own for each seat.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { Game, PLAYERS, patch } from "./wizard.mjs";
import { Store } from "./store.mjs";

const [port, path] = process.argv.slice(2);
const store = new Store(path);

class Table extends Room {
  maxClients = PLAYERS;
  patchRate = null;
  seats = [];
  shown = [{}, {}, {}, {}];
  n = [0, 0, 0, 0];
  seq = 0;
  v = 0;

  onCreate() {
    this.onMessage("do", (client, command) => this.do(client, command));
  }

  onJoin(client) {
    client.userData = { seat: this.seats.length };
    this.seats.push(client);
  }

  do(client, { id, v, text }) {
    const seat = client.userData.seat;
    if (text === "start") return this.begin(client, id);
    if (this.game === undefined || v !== this.v || !this.game.act(seat, text)) {
      client.send("m", { t: "refused", id, code: "illegal" });
      return;
    }
    this.commit(client, id, { seat, text });
  }

  begin(client, id) {
    if (this.seats.length < PLAYERS || (this.game && this.game.phase !== "over")) return;
    this.game = new Game();
    this.commit(client, id, { started: true });
  }

  // What each will be told is settled now, and told when it is stored.
  commit(client, id, what) {
    const v = ++this.v, letters = this.letters(what);
    const body = JSON.stringify({ at: Date.now(), by: client.sessionId, act: id, ...what });
    store.append([this.roomId, this.seq++, body], () => {
      client.send("m", { t: "done", id, v });
      this.seats.forEach((other, seat) => other.send("m", letters[seat]));
    });
  }

  letters(what) {
    const table = { due: this.game.phase === "over" ? [] : [this.game.turn], status: "playing" };
    if (this.game.phase === "over") table.status = "finished";
    return this.seats.map((_, seat) => {
      const view = this.game.view(seat), game = patch(this.shown[seat], view);
      this.shown[seat] = { ...view, bids: [...view.bids], won: [...view.won] };
      return { t: "update", n: ++this.n[seat], v: this.v, news: [what], table, game };
    });
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 8000 }), greet: false });
server.define("table", Table);
await server.listen(Number(port), "127.0.0.1");
console.log(`listening :${port}`);
