/** A grid of equal tiles: columns, and the width of a tile in pixels. */
type TileGrid = { readonly columns: number; readonly rows: number; readonly width: number };

type Area = { readonly width: number; readonly height: number };
type Tiles = {
  /** Height of a tile for its width. */
  readonly heightOf: (width: number) => number;
  readonly gap: { readonly x: number; readonly y: number };
  readonly widest: number;
  /** Smallest width at which a tile is still readable. */
  readonly least: number;
};

/** Returns the grid that shows `count` tiles as large as an area allows; null if they would be too small to read. */
export function fitTileGrid(count: number, area: Area, { heightOf, gap, widest, least }: Tiles): TileGrid | null {
  let best: TileGrid | null = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    let width = Math.floor(Math.min(widest, (area.width - (columns - 1) * gap.x) / columns));
    const room = (area.height - rows * gap.y) / rows;
    while (width >= least && heightOf(width) > room) width -= 1;
    if (width >= least && (best === null || width > best.width)) best = { columns, rows, width };
  }
  return best;
}
