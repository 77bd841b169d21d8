import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Beneath, Column } from './Column.tsx';

type ColumnElement = ReactElement<{ source: string; children?: ReactNode; beneath?: Beneath }>;

const isColumn = (node: ReactNode): node is ColumnElement => isValidElement(node) && node.type === Column;

/**
 * The columns of a table with some of them beneath others, each pair where the first of the two stood.
 * @param stacks by the column, the one beneath it
 */
export function stackedColumns(columns: ReactNode, stacks: ReadonlyMap<string, string>): ReactNode {
  const all = Children.toArray(columns);
  const bySource = new Map(all.flatMap(one => (isColumn(one) ? [[one.props.source, one] as const] : [])));
  const above = new Map([...stacks].map(([host, guest]) => [guest, host]));
  const placed = new Set<string>();
  return all.flatMap(one => {
    if (!isColumn(one)) return one;
    const { source } = one.props;
    const host = stacks.has(source) ? source : above.get(source);
    const guest = host === undefined ? undefined : bySource.get(stacks.get(host) ?? '');
    const upper = host === undefined ? undefined : bySource.get(host);
    if (host === undefined || !guest || !upper) return one;
    if (placed.has(host)) return [];
    placed.add(host);
    return cloneElement(upper, { beneath: { source: guest.props.source, children: guest.props.children } });
  });
}
