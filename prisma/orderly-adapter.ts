import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Transaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/**
 * Prisma's way to PostgreSQL, with one statement at a time in a transaction. Prisma reads several relations of a row at once; within a
 * transaction these statements share a connection, which `pg` queues until version 9 and refuses from then on.
 */
export class OrderlyPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));
    return adapter;
  }
}

/** A transaction whose statements wait for each other, in the order in which they came. */
function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const queued = <Query, Result>(send: (query: Query) => Promise<Result>) => {
    return (query: Query): Promise<Result> => {
      const turn = last.then(() => send(query));
      // Whether one failed is told to who sent it; the next one hears of it from the server.
      last = turn.catch(() => {});
      return turn;
    };
  };
  transaction.queryRaw = queued(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = queued(transaction.executeRaw.bind(transaction));
  return transaction;
}
