/** Renders card names in columns, in the given order. */
export const CardNameList = ({ names }: { names: readonly string[] }) => (
  <ul lang="en" className="columns-1 gap-x-6 text-sm sm:columns-2 lg:columns-3">
    {names.toSorted().map((name) => (
      <li key={name} className="break-inside-avoid py-0.5">
        {name}
      </li>
    ))}
  </ul>
);
