/** The part alone: what the customer called it, or the part of "subcategory - part". */
export function partName(component: string, otherComponent: string | null): string {
  if (otherComponent) return otherComponent;
  const [subcategory = component, ...part] = component.split(" - ");
  return part.join(" - ") || subcategory;
}

/** The subcategory of "subcategory - part", or the component when it is a subcategory alone. */
export function subcategoryName(component: string): string {
  return component.split(" - ")[0] ?? component;
}
