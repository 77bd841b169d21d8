import type { ComponentType } from 'react';

/** Screens composed by hand, by path; each arrives when it is opened. */
export type Pages = Readonly<Record<string, ComponentType>>;

const known = new Map<string, ComponentType>();

/** Says what the screens of pattern `page` are. */
export function addPages(pages: Pages): void {
  for (const [path, page] of Object.entries(pages)) known.set(path, page);
}

export const pageAt = (path: string): ComponentType | undefined => known.get(path);
