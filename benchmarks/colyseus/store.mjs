// Group commit as on the other side: one thread writes (SQLite, WAL, FULL), and what waits while
// it commits goes into the next commit together. Nothing is told before it is on the disk.
import { DatabaseSync } from "node:sqlite";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

export class Store {
  constructor(path) {
    this.waiting = [];
    this.underway = null;
    this.worker = new Worker(new URL(import.meta.url), { workerData: path });
    this.worker.on("message", () => this.stored());
  }

  append(row, done) {
    this.waiting.push({ row, done });
    if (this.underway === null) this.begin();
  }

  begin() {
    this.underway = this.waiting;
    this.waiting = [];
    this.worker.postMessage(this.underway.map(({ row }) => row));
  }

  stored() {
    const done = this.underway;
    this.underway = null;
    if (this.waiting.length) this.begin();
    for (const job of done) job.done();
  }
}

if (!isMainThread) {
  const db = new DatabaseSync(workerData);
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000");
  db.exec("create table tables (id text primary key, seq integer not null) without rowid");
  db.exec("create table events (id text, seq integer, body blob, primary key (id, seq)) without rowid");
  const fence = db.prepare("insert into tables values (?, ?) on conflict (id) do update set seq = excluded.seq");
  const insert = db.prepare("insert into events values (?, ?, ?)");
  parentPort.on("message", (rows) => {
    db.exec("begin immediate");
    for (const [id, seq, body] of rows) {
      fence.run(id, seq);
      insert.run(id, seq, body);
    }
    db.exec("commit");
    parentPort.postMessage(rows.length);
  });
}
