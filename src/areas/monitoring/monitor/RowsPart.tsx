import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import type { DossierPart } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RelatedPanel } from '../../../platform/ui/show/related/RelatedPanel.tsx';

const RowDialog = lazyScreen(() => import('./RowDialog.tsx'));
const RowFormDialog = lazyScreen(() => import('./RowFormDialog.tsx'));

/** Rows that hang off the record: one opens with everything that it says and what may be done with it. */
export function RowsPart({ part }: { part: Extract<DossierPart, { kind: 'rows' }> }) {
  const say = useWords();
  const labelOf = useLabel();
  const { list, add, edit } = part;
  const { user } = useAuthState();
  const record = useRecordContext();
  const mayAdd = useMay('create', list.resource);
  const [open, setOpen] = useState<RaRecord | null>(null);
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<RaRecord | null>(null);
  if (!record) return null;
  return (
    <>
      <RelatedPanel
        list={list}
        titled
        onOpen={setOpen}
        action={
          add && mayAdd ? (
            <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              <Said label={add.label} />
            </Button>
          ) : null
        }
      />
      <Suspense>
        {open ? (
          <RowDialog
            resource={list.resource}
            row={open}
            onClose={() => setOpen(null)}
            onEdit={
              edit && user && open[edit.by] === user.id
                ? row => {
                    setOpen(null);
                    setChanging(row);
                  }
                : undefined
            }
          />
        ) : null}
        {edit && changing ? (
          <RowFormDialog
            resource={list.resource}
            label={say('Ubah')}
            fields={edit.fields}
            row={changing}
            onClose={() => setChanging(null)}
          />
        ) : null}
        {add && adding ? (
          <RowFormDialog
            resource={list.resource}
            label={labelOf(add.label)}
            fields={add.fields}
            fixed={{ idPendaftarMbkm: record.id }}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
