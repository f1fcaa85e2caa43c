import type { FacetGroup } from "./facet-group";

export const facetGroups = (..._all: unknown[]): readonly FacetGroup[] => [];
