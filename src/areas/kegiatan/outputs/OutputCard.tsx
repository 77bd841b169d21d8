import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { SyaratPeserta } from '../../../../resources/kegiatan/kelengkapan.ts';
import type { OutputFacts } from '../../../../resources/kegiatan/outputsOf.ts';
import { DocumentList } from '../../../platform/patterns/documents/DocumentList.tsx';
import { useDocuments } from '../../../platform/patterns/record/useDocuments.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { CardHead } from '../../../platform/ui/CardHead.tsx';
import { extensionsOf } from '../../../platform/ui/extensions.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { isOpen, type Output, useOutputsResource } from './useOutputs.ts';
import { VersionList } from './VersionList.tsx';

interface Props {
  need?: SyaratPeserta;
  output: Output | undefined;
  onOpen: (() => void) | null;
}

/** Card of a required output: title, state, comments, files. */
export function OutputCard({ need, output, onOpen }: Props) {
  const resource = useOutputsResource();
  const { output: facts } = resource;
  const { showActions: Own } = extensionsOf(resource.name);
  const status = statusOf(resource);
  const state = output && status ? String(output[status.source]) : null;
  const editable = isOpen(resource, output);
  const note: unknown = output?.[facts.note];
  const title = need?.nama ?? (typeof output?.judul === 'string' ? output.judul : '');
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <CardHead title={title} level="h2">
        {need ? <Chip size="small" variant="outlined" label={need.wajib ? 'Wajib' : 'Opsional'} /> : null}
        {need?.tingkat === 'kelompok' && facts.group ? <Chip size="small" variant="outlined" label="Kelompok" /> : null}
        {need?.terpenuhi && !output ? (
          <Chip size="small" variant="outlined" color="success" icon={<CheckIcon />} label="Terpenuhi" />
        ) : null}
        {output && status ? (
          <RecordContextProvider value={output}>
            <FieldCell source={status.source} />
          </RecordContextProvider>
        ) : null}
      </CardHead>
      {need?.petunjuk && editable ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {need.petunjuk}
        </Typography>
      ) : null}
      {typeof note === 'string' && note ? (
        <Alert severity={state === 'revisi' ? 'warning' : 'info'} sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>
          {note}
        </Alert>
      ) : null}
      {output ? (
        <RecordContextProvider value={output}>
          <Files facts={facts} output={output} titled={title !== output.judul} />
          {Own ? (
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', '&:not(:empty)': { mt: 1.5 } }}>
              <Suspense>
                <Own />
              </Suspense>
            </Stack>
          ) : null}
        </RecordContextProvider>
      ) : null}
      {editable && onOpen ? (
        <Button
          variant={state === 'revisi' || (need?.wajib && state === null) ? 'contained' : 'outlined'}
          onClick={onOpen}
          sx={{ mt: 1.5, minHeight: 44 }}
        >
          {state === null ? 'Unggah' : state === 'revisi' ? 'Perbaiki' : 'Lanjutkan'}
        </Button>
      ) : null}
    </Paper>
  );
}

function Files({ facts, output, titled }: { facts: OutputFacts; output: Output; titled: boolean }) {
  const documents = useDocuments(facts.files.map(({ name }) => name));
  const { judul, tautan, tanggalUnggah, revisiKe } = output;
  return (
    <Stack spacing={0.5} sx={{ mt: 1 }}>
      {titled ? (
        <Typography variant="body1" sx={{ overflowWrap: 'anywhere' }}>
          {judul}
        </Typography>
      ) : null}
      {tanggalUnggah ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Diajukan {formatDateTime(String(tanggalUnggah))}
          {Number(revisiKe) > 0 ? ` · revisi ke-${revisiKe}` : ''}
        </Typography>
      ) : null}
      {typeof tautan === 'string' && tautan ? (
        <Link href={tautan} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {tautan}
        </Link>
      ) : null}
      {documents.length ? <DocumentList documents={documents} /> : null}
      {Number(revisiKe) > 0 ? <VersionList id={output.id} fields={facts.files.map(({ name }) => name)} /> : null}
    </Stack>
  );
}
