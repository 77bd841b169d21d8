import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { extrasField, type Resource, type Screen } from '../../../resources/kit/index.ts';
import { lazyScreen } from '../common/lazyScreen.ts';
import { representationOf } from './representation.ts';

// One piece of code per view, shared by every resource, loaded when the first such screen is opened.
const views = {
  list: lazyScreen(async () => ({ default: (await import('./list/ResourceList.tsx')).ResourceList })),
  create: lazyScreen(async () => ({ default: (await import('./form/ResourceCreate.tsx')).ResourceCreate })),
  edit: lazyScreen(async () => ({ default: (await import('./form/ResourceEdit.tsx')).ResourceEdit })),
  show: lazyScreen(async () => ({ default: (await import('./show/ResourceShow.tsx')).ResourceShow })),
};

/** The same for resources to which the installation may add fields. */
const extendedViews = {
  list: lazyScreen(async () => extendedView((await import('./list/ResourceList.tsx')).ResourceList)),
  create: lazyScreen(async () => extendedView((await import('./form/ResourceCreate.tsx')).ResourceCreate)),
  edit: lazyScreen(async () => extendedView((await import('./form/ResourceEdit.tsx')).ResourceEdit)),
  show: lazyScreen(async () => extendedView((await import('./show/ResourceShow.tsx')).ResourceShow)),
};

const extendedView = async (view: ComponentType) => ({
  default: (await import('./extras/extended.tsx')).extended(view),
});

const viewsOf = (resource: Pick<Resource, 'fields'>) => (extrasField(resource) ? extendedViews : views);

/** Where two rows become one. */
export const MergePage = lazyScreen(() => import('./merge/MergePage.tsx'));

/**
 * Props of `<Resource>` for a declaration. The views exist where a crud screen shows the resource; writing ones only
 * when the declaration allows writing. What a role may do is asked when a screen is drawn.
 */
export function toResourceProps(resource: Resource, screen: Screen | undefined): ResourceProps {
  const base = {
    name: resource.name,
    recordRepresentation: (record: Record<string, unknown>) => representationOf(resource, record),
    options: { label: resource.label },
  };
  if (screen?.pattern !== 'crud') return base;
  return { ...base, list: viewsOf(resource).list, show: viewsOf(resource).show, ...writingViews(resource) };
}

/** The forms of a resource, as far as its declaration allows writing. */
export const writingViews = (resource: Resource): Pick<ResourceProps, 'create' | 'edit'> => ({
  ...(resource.serverOnly ? {} : { create: viewsOf(resource).create }),
  ...(resource.serverOnly || resource.appendOnly ? {} : { edit: viewsOf(resource).edit }),
});
