type Figure = { readonly name: string; readonly value: number };

/** Renders numbers with their names, side by side. */
export const StatList = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="flex flex-wrap gap-x-10 gap-y-4">
    {figures.map(({ name, value }) => (
      <div key={name} className="grid">
        <dt className="text-ink-soft text-sm">{name}</dt>
        <dd className="font-mincho text-2xl">{value.toLocaleString("en")}</dd>
      </div>
    ))}
  </dl>
);
