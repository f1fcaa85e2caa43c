/** A row of a key table: an action and its keys. */
export type KeyRow = readonly [what: string, keys: readonly string[]];

type Props = { caption?: string; rows: readonly KeyRow[] };

/** Renders keyboard shortcuts by action, one per line. */
export const KeyTable = ({ caption, rows }: Props) => (
  <table className="w-full text-sm">
    {caption ? <caption className="pb-1 text-left font-medium">{caption}</caption> : null}
    <tbody>
      {rows.map(([what, keys]) => (
        <tr key={what} className={`border-line border-t ${caption ? "" : "first:border-t-0"}`}>
          <th scope="row" className="py-1.5 pr-3 text-left font-normal">
            {what}
          </th>
          <td className="py-1.5 text-right">
            {keys.map((key) => (
              <kbd
                key={key}
                className="ml-1 inline-block whitespace-nowrap rounded-[3px] border border-edge bg-wash px-1.5 font-gothic text-xs"
              >
                {key}
              </kbd>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
