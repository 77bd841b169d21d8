import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import type { Role } from '../../../resources/kit/index.ts';
import { alurDokumen } from '../../../resources/komcad/alurDokumen.ts';
import { dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import { kataImt } from '../../../resources/komcad/imt.ts';
import { jenisDari } from '../../../resources/komcad/jenisDokumen.ts';
import { suratKomcad } from '../../../resources/komcad/surat.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { formatDate } from '../../platform/providers/format.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { inWords } from '../../platform/providers/reading.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { useBaseRole } from '../../platform/ui/permissions.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { TransitionButtons } from '../../platform/ui/show/TransitionButtons.tsx';
import { type Document, useDocumentsOf } from './documents.ts';
import { Letters } from './Letters.tsx';

const DocumentDialog = lazyScreen(() => import('../../platform/patterns/documents/DocumentDialog.tsx'));

/** Roles that read at least one kind of letter. */
const readers: ReadonlySet<Role> = new Set(suratKomcad.flatMap(kind => kind.roles));

/** The documents of the participant in context, verified where they are read, and the letters. */
export default function ParticipantMore() {
  const record = useRecordContext();
  const role = useBaseRole();
  if (!record) return null;
  const body = kataImt(record);
  return (
    <>
      {body ? <Alert severity={body.warns ? 'warning' : 'info'}>{inWords(body.text)}</Alert> : null}
      <Panel title="Dokumen">
        <Documents id={String(record.id)} />
      </Panel>
      {role && readers.has(role) ? (
        <Panel title="Surat">
          <Letters id={String(record.id)} />
        </Panel>
      ) : null}
    </>
  );
}

function Documents({ id }: { id: string }) {
  const say = useWords();
  const { data, error, isPending, refetch } = useDocumentsOf(id);
  if (isPending) return <Loading height={160} label={say('Memuat dokumen')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data.length)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Belum ada dokumen.')}
      </Typography>
    );
  return (
    <ResourceContextProvider value={dokumenKomcad.name}>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(document => (
          <RecordContextProvider key={document.id} value={document}>
            <Line document={document} />
          </RecordContextProvider>
        ))}
      </Stack>
    </ResourceContextProvider>
  );
}

function Line({ document: { file, status, jenisDokumen, berlakuSampai, catatan } }: { document: Document }) {
  const labelOf = useLabel();
  const say = useWords();
  const [seen, setSeen] = useState(false);
  const label = labelOf(jenisDari(jenisDokumen)?.label ?? 'Dokumen');
  return (
    <Box component="li">
      {/* Every line has the same buttons: which document they are for is told with them. */}
      <Stack
        role="group"
        aria-label={label}
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography variant="body1">{label}</Typography>
          {berlakuSampai ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say('Berlaku sampai %{tanggal}', { tanggal: formatDate(berlakuSampai) })}
            </Typography>
          ) : null}
          {catatan ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {catatan}
            </Typography>
          ) : null}
        </Box>
        <StatusChip workflow={alurDokumen} value={status} />
        <Button variant="outlined" onClick={() => setSeen(true)} aria-label={say('Lihat %{nama}', { nama: label })}>
          {say('Lihat')}
        </Button>
        <TransitionButtons />
      </Stack>
      {seen ? (
        <Suspense>
          <DocumentDialog id={file} label={label} onClose={() => setSeen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
