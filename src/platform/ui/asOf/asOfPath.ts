import type { Resource } from '../../../../resources/kit/index.ts';

/** Where rows are shown as they were. */
export const asOfScreen = '/keadaan';

/** Whether rows of a resource can be shown as they were: those with a history of their own. */
export const hasFormerDays = (r: Resource): boolean => !r.unaudited && !r.view && !r.rowsOf;

const written = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('/', '~');

/** The resource's name in an address of former days. */
export const namedIn = (segment: string | undefined): string => (segment ?? '').replaceAll('~', '/');

type Filter = Readonly<Record<string, unknown>>;

const filterParams = (filter: Filter, more: Readonly<Record<string, string>> = {}): string => {
  const params = new URLSearchParams({
    ...more,
    ...(Object.keys(filter).length ? { filter: JSON.stringify(filter) } : {}),
  }).toString();
  return params && `?${params}`;
};

/** Address of a list as it was at the end of a day. */
export const asOfPath = (r: Resource, day: string, filter: Filter): string =>
  `${asOfScreen}/${written(r)}/${day}${filterParams(filter)}`;

/** Address of one row as it was at the end of a day, or right after a moment. */
export const asOfRowPath = (r: Resource, at: string, id: string | number): string =>
  `${asOfScreen}/${written(r)}/${encodeURIComponent(at)}/${encodeURIComponent(id)}`;

/** Address of two days of a list beside each other. */
export const comparePath = (r: Resource, dari: string, sampai: string, filter: Filter): string =>
  `${asOfScreen}-beda/${written(r)}${filterParams(filter, { dari, sampai })}`;
