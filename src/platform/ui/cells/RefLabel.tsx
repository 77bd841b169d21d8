import { Link, useReference } from 'react-admin';
import { useLabel } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useRegistry } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { EmptyValue } from './EmptyValue.tsx';

interface Props {
  to: string;
  id: string;
  /** Words sent along with the row; asked from the server only when they are missing. */
  label?: string;
  /** Leads to the referenced row when its screen exists and the role may open it. */
  link?: boolean;
}

/** A referenced row by its words, as a link on show pages. */
export function RefLabel({ to, id, label, link = false }: Props) {
  const target = useRegistry().find(to);
  const { referenceRecord, isPending } = useReference({
    reference: to,
    id,
    options: { enabled: label === undefined, meta: { rujukan: true } },
  });
  const { pathTo } = useCrudPages(to);
  const path = pathTo({ type: 'show', id });
  const maySee = useMay('show', to);
  const labelOf = useLabel();
  const known = label ?? (target && referenceRecord ? representationOf(target, referenceRecord) : undefined);
  if (known === undefined) return isPending ? '…' : <EmptyValue />;
  // Days and other short lists are words of the portal, with their English.
  const words = target?.small ? labelOf(known) : known;
  if (!link || !maySee || !path) return words;
  return <Link to={path}>{words}</Link>;
}
