import type { Identifier } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { linkOpens, type Registry, type Screen } from '../../../resources/kit/index.ts';
import { useMayOpen } from '../common/useMayOpen.ts';
import { useBaseRole } from './permissions.ts';
import { useRegistry } from './registry.ts';

type Page = { type: 'list' } | { type: 'create' } | { type: 'edit'; id: Identifier } | { type: 'show'; id: Identifier };

/** The generated pages of a resource, as far as it has them. */
export interface CrudPages {
  /** Address of a page; undefined where the resource has none that this person may open. */
  pathTo: (page: Page) => string | undefined;
  hasCreate: boolean;
  hasEdit: boolean;
}

const crudScreensOf = ({ screens }: Registry, resource: string): Screen[] =>
  screens.filter(({ pattern, resources }) => pattern === 'crud' && resources[0] === resource);

const ownPath = ({ path }: Screen): string => path.replace(/^\//, '');

/** Address of the form where a crud screen has it somewhere else. */
const formOf = ({ screens }: Registry, { path }: Screen): string | undefined =>
  screens.find(screen => screen.pattern === 'crud/form' && screen.options.list === path)?.path;

function pageOf(base: string, page: Page, form: string | undefined): string {
  if (page.type === 'list') return base;
  if (page.type === 'create') return form ?? `${base}/create`;
  const id = encodeURIComponent(page.id);
  return page.type === 'edit' ? `${form ?? base}/${id}` : `${base}/${id}/show`;
}

/**
 * Where the rows of a resource are listed, written and shown. A resource may have several crud screens, at paths of
 * their own: the one that one is on goes before the others, then the first that the person may open.
 */
export function useCrudPages(resource: string): CrudPages {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const screens = crudScreensOf(registry, resource);
  const here = screens
    .filter(screen => [screen.path, formOf(registry, screen)].some(path => path && linkOpens(path, pathname)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  const home =
    here ?? screens.find(screen => mayOpen(screen.path)) ?? screens.find(screen => ownPath(screen) === resource);
  const declaration = registry.find(resource);
  const role = useBaseRole();
  const elsewhere = home?.pattern === 'crud' ? home.options?.begunElsewhere : undefined;
  const writable = home !== undefined && declaration !== undefined && !declaration.serverOnly;
  return {
    pathTo: page => home && pageOf(home.path, page, formOf(registry, home)),
    hasCreate: writable && !elsewhere?.some(one => one === role),
    hasEdit: writable && !declaration.appendOnly,
  };
}
