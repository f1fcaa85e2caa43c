/**
 * A step of a game that waits on the agenda, as plain data. The agenda is last in, first out. A frame leaves the agenda
 * when it runs; it pushes the frames that must follow.
 */
export type AnyFrame = { readonly run: string };

/** The handler of one kind of frame. The frame has already left the agenda when `run` is called. */
export type FrameHandler<World, Frame extends AnyFrame> = { readonly run: (world: World, frame: Frame) => void };

/** Handlers of all frames, by the frame's `run`. */
export type FrameHandlers<World, Frame extends AnyFrame> = {
  readonly [Run in Frame["run"]]: FrameHandler<World, Extract<Frame, { run: Run }>>;
};

/** Handlers of some frames or of all. */
type SomeFrameHandlers<World> = Readonly<Record<string, FrameHandler<World, never> | undefined>>;

/** Runs frames until the agenda is empty or `waits` says that the game needs an answer before it can go on. */
export function runAgenda<World, Frame extends AnyFrame>(
  world: World,
  agenda: Frame[],
  rows: SomeFrameHandlers<World>,
  waits: (world: World) => boolean,
): void {
  while (!waits(world)) {
    const frame = agenda.pop();
    if (frame === undefined) return;
    const row = rows[frame.run];
    if (row === undefined) throw new Error(`No row runs the frame "${frame.run}"`);
    row.run(world, frame as never);
  }
}
