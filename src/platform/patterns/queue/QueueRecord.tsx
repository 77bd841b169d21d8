import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useRef } from 'react';
import { useShowContext } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { RowMessages } from '../../ui/message/RowMessages.tsx';
import { Part } from '../../ui/Part.tsx';
import { useMay } from '../../ui/permissions.ts';
import { PutOffButton } from '../../ui/putOff/PutOffButton.tsx';
import { PutOffNote } from '../../ui/putOff/PutOffNote.tsx';
import { useDeclaration } from '../../ui/registry.ts';
import { Remarks } from '../../ui/remarks/Remarks.tsx';
import { nameAmong } from '../../ui/representation.ts';
import type { ScreenParts } from '../../ui/screenParts.ts';
import { PageState } from '../../ui/show/PageState.tsx';
import { statusOf } from '../../ui/show/statusOf.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { DocumentPane } from '../documents/DocumentPane.tsx';
import { Timeline } from '../history/Timeline.tsx';
import { Checklist } from '../record/Checklist.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordSections } from '../record/RecordSections.tsx';
import { RequirementChips } from '../record/RequirementChips.tsx';
import { Stages } from '../record/Stages.tsx';
import { useDocuments } from '../record/useDocuments.ts';
import { useRequirements } from '../record/useRequirements.ts';
import { WarningChips } from '../record/WarningChips.tsx';
import { type Along, AlongContext } from './along.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { useDecidingTab } from './useQueueWithPutOff.ts';
import { WaitingChip } from './WaitingChip.tsx';

const BesideRow = lazyScreen(async () => ({ default: (await import('../record/BesideRow.tsx')).BesideRow }));

interface Props {
  options: QueueOptions;
  onDone: () => void;
  backTo: string;
  parts: ScreenParts;
}

/** True if a row still waits for a decision, by the states of the queue's first tab; without such a filter, always. */
function waits({ tabs }: QueueOptions, record: Readonly<Record<string, unknown>>): boolean {
  const [first] = tabs;
  return Object.entries(first?.filter ?? {}).every(([name, wanted]) => {
    if (!Object.hasOwn(record, name)) return true;
    return Array.isArray(wanted) ? wanted.some(one => one === record[name]) : wanted === record[name];
  });
}

/** The record of a queue's detail. */
export function QueueRecord({ options, onDone, backTo, parts }: Props) {
  const resource = useDeclaration();
  const { record, error, isPending, refetch } = useShowContext();
  const { sections, documents: sources, stages, requirements, warnings, beside } = options.detail;
  const documents = useDocuments(sources);
  const mayPutOff = useMay('action');
  const deciding = useDecidingTab(options);
  const { data: check } = useRequirements(requirements, record);
  const along = useRef<Along | null>(null);
  const tell = useCallback((said: Along | null) => {
    along.current = said;
  }, []);
  const sideBySide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={backTo} />;
  const status = statusOf(resource);
  const chips = requirements?.chips;
  return (
    <Box sx={{ pb: { xs: 12, sm: 0 } }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2, rowGap: 1.5 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mr: 'auto' }}>
          <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {nameAmong(resource, record)}
          </Typography>
          {status ? <FieldCell source={status.source} /> : null}
          {waits(options, record) ? (
            <>
              <WaitingChip {...options.waiting} />
              {deciding && mayPutOff ? (
                <PutOffButton size="small" id={String(record.id)} about={nameAmong(resource, record)} onDone={onDone} />
              ) : null}
            </>
          ) : null}
          {chips && check ? <RequirementChips chips={chips} requirements={check.syarat} /> : null}
          {warnings ? <WarningChips {...warnings} /> : null}
        </Stack>
        <DecisionBar options={options} onDone={onDone} along={along} />
      </Stack>
      <PutOffNote id={record.id} />
      <Part of={parts.buttons} />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: documents.length ? 'minmax(0, 5fr) minmax(0, 6fr)' : '1fr' },
        }}
      >
        <Stack spacing={2}>
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
            <RecordSections sections={sections} />
            {beside ? (
              <Suspense>
                <BesideRow {...beside} />
              </Suspense>
            ) : null}
          </Paper>
          {!sideBySide && documents.length > 0 ? (
            <Panel title="Dokumen">
              <DocumentList documents={documents} />
            </Panel>
          ) : null}
          {stages ? (
            <Panel title="Tahap verifikasi">
              <Stages {...stages} />
            </Panel>
          ) : null}
          {check ? (
            <Panel title="Persyaratan">
              <Checklist requirements={check.syarat} />
            </Panel>
          ) : null}
          <Remarks />
          <RowMessages />
          <AlongContext value={tell}>
            <Part of={parts.more}>
              <Panel title="Riwayat">
                <Timeline />
              </Panel>
            </Part>
          </AlongContext>
        </Stack>
        {sideBySide ? <DocumentPane documents={documents} /> : null}
      </Box>
    </Box>
  );
}
