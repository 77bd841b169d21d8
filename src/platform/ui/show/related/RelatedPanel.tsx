import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { type RelatedList, rowFields } from '../../../../../resources/kit/index.ts';
import { formatNumber } from '../../../providers/format.ts';
import { useLabel, useWords } from '../../../providers/language.ts';
import { useAsked } from '../../list/useView.ts';
import { useMay } from '../../permissions.ts';
import { useRegistry } from '../../registry.ts';
import { useCrudPages } from '../../useCrudPath.ts';
import { RelatedRows } from './RelatedRows.tsx';

interface Props {
  list: RelatedList;
  /** True if it has a title; a tab with one list already has one. */
  titled: boolean;
  /** Opens a row in place instead of its own page. */
  onOpen?: (row: RaRecord) => void;
  /** Beside the heading, instead of the link to the form. */
  action?: ReactNode;
}

/** Rows of another resource that belong to the record in context; nothing for roles that may not list them. */
export function RelatedPanel({ list, titled, onOpen, action }: Props) {
  const labelOf = useLabel();
  const record = useRecordContext();
  const declaration = useRegistry().get(list.resource);
  const { label } = declaration;
  const { enabled, meta } = useAsked(rowFields(declaration, list.columns), list.resource);
  const mayList = useMay('list', list.resource);
  if (!record || !mayList) return null;
  const references = Object.fromEntries(Object.entries(list.by).map(([theirs, ours]) => [theirs, record[ours]]));
  const [field, order] = list.sort ?? ['id', 'ASC'];
  return (
    <ListBase
      resource={list.resource}
      filter={{ ...list.filter, ...references }}
      sort={{ field, order }}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
      // Opening a row in place needs the whole row.
      queryOptions={{ retry: false, enabled, ...(onOpen ? {} : { meta }) }}
    >
      <section aria-label={labelOf(label)}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1, minHeight: 36 }}>
          {titled ? <Heading label={label} /> : <span style={{ marginRight: 'auto' }} />}
          {action}
          {list.create ? <AddLink resource={list.resource} references={references} label={label} /> : null}
        </Stack>
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <RelatedRows list={list} onOpen={onOpen} />
        </Paper>
      </section>
    </ListBase>
  );
}

function Heading({ label }: { label: string }) {
  const labelOf = useLabel();
  const { total } = useListContext();
  return (
    <Typography component="h2" variant="subtitle1" sx={{ mr: 'auto !important' }}>
      {labelOf(label)}
      {total === undefined ? '' : ` (${formatNumber(total)})`}
    </Typography>
  );
}

interface AddProps {
  resource: string;
  references: Readonly<Record<string, unknown>>;
  label: string;
}

/** The form for a new row, its reference to this record already chosen. */
function AddLink({ resource, references, label }: AddProps) {
  const say = useWords();
  const { hasCreate, pathTo } = useCrudPages(resource);
  const path = pathTo({ type: 'create' });
  if (!useMay('create', resource) || !hasCreate || !path) return null;
  const source = encodeURIComponent(JSON.stringify(references));
  return (
    <Button
      size="small"
      startIcon={<AddIcon />}
      component={Link}
      to={`${path}?source=${source}`}
      aria-label={say('Tambah %{nama}', { nama: label })}
    >
      {say('Tambah')}
    </Button>
  );
}
