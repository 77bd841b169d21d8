import Button from '@mui/material/Button';
import { Suspense, useId, useState } from 'react';
import { type RaRecord, useGetList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { jenisLuaran } from '../../../resources/master/jenisLuaran.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { risetMessages } from '../../../resources/riset/messages.ts';
import { type TujuanSalinan, tujuanOf } from '../../../resources/riset/salinan.ts';
import { role } from '../../../resources/roles.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { inWords } from '../../platform/providers/reading.ts';
import { rujukan } from '../../platform/providers/references.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { OffReason } from '../../platform/ui/OffReason.tsx';
import { useBaseRole, useMay } from '../../platform/ui/permissions.ts';
import { useCrudPages } from '../../platform/ui/useCrudPath.ts';

const CopyWorkDialog = lazyScreen(() => import('./CopyWorkDialog.tsx'));

/**
 * Beside an accepted output of the student's own: the way into the portfolio, off with its reason where its kind has no
 * place there; once it was taken, the way to the work that it became (docs/domain/40 §2.3).
 */
export default function CopyWork() {
  const record = useRecordContext();
  const baseRole = useBaseRole();
  const mayCopy = useMay('create', luaranRiset.name);
  if (baseRole !== role.mahasiswa || record?.status !== 'disetujui') return null;
  const kind = tujuanOf(record.portofolio);
  if (kind && record.idPortofolio) return <WorkLink kind={kind} id={String(record.idPortofolio)} />;
  return mayCopy ? <Offered output={record} /> : null;
}

function Offered({ output }: { output: RaRecord }) {
  const why = useId();
  const [open, setOpen] = useState(false);
  // One short list for all outputs of the page.
  const { data, error } = useGetList(
    jenisLuaran.name,
    { sort: { field: '', order: 'ASC' }, pagination: { page: 1, perPage: 100 }, meta: rujukan },
    { retry: false, staleTime: 60_000 },
  );
  const target = tujuanOf(data?.find(({ id }) => id === output.idJenisLuaran)?.targetPortofolio);
  const off = error ? messageOf(error) : data && !target ? inWords(risetMessages.noPlaceInPortfolio) : null;
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        disabled={!target}
        aria-describedby={off ? why : undefined}
        sx={{ minHeight: 44 }}
      >
        {inTerms('Salin ke Portofolio')}
      </Button>
      <OffReason id={why} text={off} />
      {open && target ? (
        <Suspense>
          <CopyWorkDialog output={output} target={target} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The way to the work that an output has become; nothing where the person may not open it. */
function WorkLink({ kind, id }: { kind: TujuanSalinan; id: string }) {
  const works = worksByKind[kind];
  const path = useCrudPages(works.name).pathTo({ type: 'show', id });
  return path ? (
    <Button variant="outlined" component={Link} to={path} sx={{ minHeight: 44 }}>
      {inTerms('Lihat di Portofolio')}
    </Button>
  ) : null;
}
