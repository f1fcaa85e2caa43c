/**
 * What is still to be done, as small frames of plain data: the last frame pushed is the next to run. A frame does one
 * thing and leaves; whatever must follow it, it pushes.
 */
export type AnyFrame = { readonly run: string };

/** What happens when a frame's time comes. The frame has already left the agenda. */
export type FrameRow<World, Frame extends AnyFrame> = { readonly run: (world: World, frame: Frame) => void };

/** One row for each sort of frame. */
export type FrameRows<World, Frame extends AnyFrame> = {
  readonly [Run in Frame["run"]]: FrameRow<World, Extract<Frame, { run: Run }>>;
};

/** Runs frames until the agenda is empty or `waits` says that nothing may go on without an answer. */
export function runAgenda<World, Frame extends AnyFrame>(
  world: World,
  agenda: Frame[],
  rows: FrameRows<World, Frame>,
  waits: (world: World) => boolean,
): void {
  const table = rows as unknown as Readonly<Record<string, FrameRow<World, Frame>>>;
  while (!waits(world)) {
    const frame = agenda.pop();
    if (frame === undefined) return;
    const row = table[frame.run];
    if (row === undefined) throw new Error(`No row runs the frame "${frame.run}"`);
    row.run(world, frame);
  }
}
