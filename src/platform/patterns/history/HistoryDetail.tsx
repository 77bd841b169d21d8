import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, ShowBase, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { TitleBack } from '../../common/TitleBack.tsx';
import { useWords } from '../../providers/language.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { RowMessages } from '../../ui/message/RowMessages.tsx';
import { PutOffWaiting } from '../../ui/putOff/PutOffButton.tsx';
import { PutOffNote } from '../../ui/putOff/PutOffNote.tsx';
import { useWaitingFilters } from '../../ui/putOff/waiting.ts';
import { AskedAbout } from '../../ui/questions/AskedAbout.tsx';
import { useDeclaration } from '../../ui/registry.ts';
import { Remarks } from '../../ui/remarks/Remarks.tsx';
import { representationOf } from '../../ui/representation.ts';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { PageState } from '../../ui/show/PageState.tsx';
import { RelatedPanel } from '../../ui/show/related/RelatedPanel.tsx';
import { statusOf } from '../../ui/show/statusOf.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { Panel } from '../record/Panel.tsx';
import { PartsContext } from '../record/Parts.tsx';
import { RecordSections } from '../record/RecordSections.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { Stages } from '../record/Stages.tsx';
import { useDocuments } from '../record/useDocuments.ts';
import { HistoryActions } from './HistoryActions.tsx';
import { StatusTrack } from './StatusTrack.tsx';
import { Timeline } from './Timeline.tsx';

type Props = ScreenProps<'history/detail'>;

/** One row of a HISTORY: its stages and timeline beside what was handed in. */
export function HistoryDetail({ resource, path, options }: Props) {
  const say = useWords();
  const { id = '' } = useParams();
  return (
    <ResourceContextProvider value={resource}>
      <PartsContext value={options.view.parts}>
        <ScreenTitle path={path} />
        <TitleBack to={options.listPath} label={say('Kembali ke daftar')} />
        <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
          <Shown options={options} />
        </ShowBase>
      </PartsContext>
    </ResourceContextProvider>
  );
}

function Shown({ options }: Pick<Props, 'options'>) {
  const say = useWords();
  const resource = useDeclaration();
  const { record, error, isPending, refetch } = useShowContext();
  const { sections, documents: sources, stages } = options.view;
  const documents = useDocuments(sources);
  const waiting = useWaitingFilters(options);
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={options.listPath} />;
  const status = statusOf(resource);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="p">
          {representationOf(resource, record)}
        </Typography>
        {status ? <FieldCell source={status.source} /> : null}
        <Box sx={{ ml: 'auto' }}>
          <PutOffWaiting waiting={waiting} />
          <HistoryActions options={options} />
        </Box>
      </Stack>
      {waiting.length ? <PutOffNote id={record.id} /> : null}
      <Box sx={{ maxWidth: 720 }}>
        <StatusTrack states={options.stepper} />
      </Box>
      <AskedAbout of={resource.name} rows={[String(record.id)]} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          {stages ? (
            <Panel title={say('Tahap verifikasi')}>
              <Stages {...stages} since="tanggalDaftar" />
            </Panel>
          ) : null}
          <Panel title={say('Riwayat')}>
            <Timeline />
          </Panel>
        </Stack>
        <Stack spacing={2}>
          {documents.length > 0 ? (
            <Panel title={say('Dokumen')}>
              <DocumentList documents={documents} />
            </Panel>
          ) : null}
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
            <RecordSections sections={sections} />
          </Paper>
        </Stack>
      </Box>
      {options.related?.map(list => (
        <RelatedPanel key={list.resource} list={list} titled />
      ))}
      <Remarks />
      <RowMessages />
    </Stack>
  );
}
