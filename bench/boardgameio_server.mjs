// boardgame.io's own server with a four-player card game, for bench/server.py.
//
//   node boardgameio_server.mjs FOLDER PORT
//
// FOLDER's node_modules holds boardgame.io. The game: four hands of ten cards, seven columns of at most
// seven, one card onto one open column a turn, 40 moves; hands are hidden from the others. Matches live
// in memory only, which is the server's default.
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(path.resolve(process.argv[2]), 'peers.js'));
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

function play({ G, playerID }, card, column) {
  const hand = G.players[playerID].hand;
  const at = hand.indexOf(card);
  if (at < 0 || !(G.length[column] < 7)) return 'INVALID_MOVE';
  hand.splice(at, 1);
  G.length[column] += 1;
  G.parity[column] ^= card & 1;
  if (G.length[column] === 7) G.score[playerID] += G.parity[column] ? 3 : 7;
}

const columns = {
  name: 'columns',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const players = {};
    for (let p = 0; p < 4; p++) players[p] = { hand: deck.slice(p * 10, p * 10 + 10) };
    return { players, length: Array(7).fill(0), parity: Array(7).fill(0), score: [0, 0, 0, 0] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
  endIf: ({ G, ctx }) => (ctx.turn > 40 ? { score: G.score } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [columns], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[3]) });
