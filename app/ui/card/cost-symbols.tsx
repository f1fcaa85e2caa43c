import { SymbolRow, type SymbolRowProps } from "./symbol-row";

/** A use cost: circles (210.1). */
export const CostSymbols = (props: Omit<SymbolRowProps, "form">) => <SymbolRow form="circle" {...props} />;
