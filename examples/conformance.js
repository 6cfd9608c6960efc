// The base game of Wizard, held against the rules as data (docs/conformance.md):
//     foretell conformance --level base --program "node examples/conformance.js"
const { createInterface } = require("node:readline");

const RANKS = "23456789TJQKA";
const KINDS = { bid: /^\d+$/, trump: /^([cdhs]|none)$/, play: /^[2-9TJQKAZN][cdhs]/ };
const range = (length) => Array.from({ length }, (_, index) => index);
const suit = (card) => (RANKS.includes(card[0]) ? card[1] : null); // null: a Wizard, a Jester
const ledSuit = (trick) => suit(trick.find((card) => card[0] !== "N") ?? "N");

function mayPlay(hand, trick) {
  const led = ledSuit(trick);
  const mustFollow = led && hand.some((card) => suit(card) === led);
  return mustFollow ? hand.filter((card) => [led, null].includes(suit(card))) : hand;
}

function strength(card, trump, led) {
  if (!suit(card)) return card[0] === "Z" ? 300 : 0;
  const rank = RANKS.indexOf(card[0]);
  return suit(card) === trump ? 200 + rank : suit(card) === led ? 100 + rank : 0;
}

function playCard(game, card) {
  const seat = (game.leader + game.trick.length) % game.players;
  game.hands[seat] = game.hands[seat].filter((held) => held !== card);
  game.trick.push(card);
  if (game.trick.length < game.players) return;
  const values = game.trick.map((played) => strength(played, game.trump, ledSuit(game.trick)));
  game.winner = (game.leader + values.indexOf(Math.max(...values))) % game.players;
  game.won[game.winner] += 1;
  Object.assign(game, { leader: game.winner, trick: [] });
}

function playRound(game, given) { // a round of a game record: phase by phase, as far as it goes
  const wait = (phase, actor = null, legal = []) => Object.assign(game, { phase, actor, legal });
  const order = range(game.players).map((seat) => (given.dealer + 1 + seat) % game.players);
  const turnUp = given.turn_up ?? "N"; // with no card turned up there is no trump either
  Object.assign(game, { dealer: given.dealer, leader: order[0], trick: [] });
  game.trump = given.trump ?? suit(turnUp) ?? (turnUp[0] === "N" ? "none" : null);
  game.bids = given.bids ?? order.map(() => -1);
  game.hands = (given.hands ?? []).map((hand) => hand.split(" "));
  game.won = given.hands ? order.map(() => 0) : given.won; // a score pad has tricks won, no cards
  if (!game.trump) return wait("trump", game.dealer, [..."cdhs"]);
  const bidder = order.find((seat) => game.bids[seat] === -1);
  if (bidder !== undefined) return wait("bid", bidder, range(game.size + 1).map(String));
  (given.tricks ?? []).flatMap((trick) => trick.split(" ")).forEach((card) => playCard(game, card));
  const actor = (game.leader + game.trick.length) % game.players;
  if (game.hands.flat().length) return wait("play", actor, mayPlay(game.hands[actor], game.trick));
  const missed = game.bids.map((bid, seat) => Math.abs(bid - game.won[seat]));
  game.points = game.bids.map((bid, seat) => (missed[seat] ? -10 * missed[seat] : 20 + 10 * bid));
  game.scores = game.scores.map((score, seat) => score + game.points[seat]);
  game.ranks = game.scores.map((mine) => 1 + game.scores.filter((other) => other > mine).length);
  if (game.round === game.plan.length) return wait("over");
  Object.assign(game, { dealer: order[0], size: game.plan[game.round], round: game.round + 1 });
  wait("deal");
}

function refusal(game, step) { // why a choice must be refused, or null
  const [, seat, action] = /^(?:(\d): )?(.*)$/.exec(step);
  const kind = Object.keys(KINDS).find((phase) => KINDS[phase].test(action));
  if (kind && kind !== game.phase) return "wrong-phase";
  if (seat && Number(seat) !== game.actor) return "not-your-turn";
  if (!kind) return "bad-notation";
  if (game.legal.includes(action)) return null;
  if (kind !== "play") return kind === "bid" ? "bid-range" : "trump-none";
  if (!game.hands[game.actor].includes(action.slice(0, 2))) return "not-held";
  return game.legal.includes(action.slice(0, 2)) ? "role-not-asked" : "must-follow";
}

function seen(game, viewer) {
  const hide = (hand, seat) => hand.map((card) => (viewer === String(seat) ? card : "?")).join(" ");
  return { hands: game.hands.map(hide), bids: game.bids.map((bid) => (bid < 0 ? "-" : `${bid}`)) };
}

function answer({ id, axes, players, rounds, ask, tries, views }) {
  const plan = axes.sizes === "up" ? range(60 / players).map((index) => index + 1) : axes.sizes;
  const scores = range(players).map(() => 0);
  const game = { players, plan, scores, round: 1, size: plan[0], phase: "deal", out: [] };
  for (const round of rounds) playRound(game, round);
  const hands = game.hands?.map((hand) => hand.join(" "));
  const facts = { ...game, hands, legal: game.legal?.join(" ") };
  const each = (keys, value) => Object.fromEntries(keys.map((key) => [key, value(key)]));
  const refused = each(tries, (step) => refusal(game, step));
  const sees = each(views, (viewer) => seen(game, viewer));
  return { id, ...each(ask, (key) => facts[key]), refused, sees };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  console.log(JSON.stringify(answer(JSON.parse(line))));
});
