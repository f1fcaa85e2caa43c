/**
 * What is still to be done, as a stack of small frames of plain data: the last frame is the next one. A frame does one
 * thing and leaves; whatever must follow it, it pushes.
 */
export type AnyFrame = { readonly run: string };

/** One row for each sort of frame: what happens when its turn comes. The frame has already left the agenda. */
export type FrameRows<World, Frame extends AnyFrame> = {
  readonly [Run in Frame["run"]]: (world: World, frame: Extract<Frame, { run: Run }>) => void;
};

/** Runs frames until the agenda is empty or `waits` says that nothing may go on without an answer. */
export function runAgenda<World, Frame extends AnyFrame>(
  world: World,
  agenda: Frame[],
  rows: FrameRows<World, Frame>,
  waits: (world: World) => boolean,
): void {
  const table = rows as unknown as Readonly<Record<string, (world: World, frame: Frame) => void>>;
  while (!waits(world)) {
    const frame = agenda.pop();
    if (frame === undefined) return;
    const row = table[frame.run];
    if (row === undefined) throw new Error(`No row runs the frame "${frame.run}"`);
    row(world, frame);
  }
}
