import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, Suspense } from 'react';
import { ResourceContextProvider, ShowBase, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { HistoryActions } from '../../../platform/patterns/history/HistoryActions.tsx';
import { StatusTrack } from '../../../platform/patterns/history/StatusTrack.tsx';
import { ProgrammeParts } from '../../../platform/patterns/record/ProgrammeParts.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { WarningChips } from '../../../platform/patterns/record/WarningChips.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { StandsAbove } from '../../../platform/ui/list/StandsAbove.tsx';
import { RowMessages } from '../../../platform/ui/message/RowMessages.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { Remarks } from '../../../platform/ui/remarks/Remarks.tsx';
import { representationOf } from '../../../platform/ui/representation.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { AssignButton } from './AssignButton.tsx';
import { DossierTabs } from './DossierTabs.tsx';
import { OtherParticipations } from './OtherParticipations.tsx';

type Props = ScreenProps<'monitor/dossier'>;

/** MONITOR, drill-down: one participation with everything that hangs off it, as far as the role may see it. */
export function Dossier({ resource, path, options, parts }: Props) {
  const say = useWords();
  const { id = '' } = useParams();
  const mayOpen = useMayOpen();
  const backTo = options.lists.find(mayOpen);
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      {backTo ? <TitleBack to={backTo} label={say('Kembali ke daftar')} /> : null}
      {/* A missing row is told on the page itself, so that the address stays what it was. */}
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <Shown options={options} buttons={parts.buttons} backTo={backTo ?? '/dashboard'} />
      </ShowBase>
    </ResourceContextProvider>
  );
}

interface ShownProps extends Pick<Props, 'options'> {
  buttons: ComponentType | undefined;
  backTo: string;
}

function Shown({ options, buttons: Buttons, backTo }: ShownProps) {
  const resource = useDeclaration();
  const { record, error, isPending, refetch } = useShowContext();
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={backTo} />;
  const status = statusOf(resource);
  return (
    // The place of other participations is empty where there are none.
    <Stack spacing={2} sx={{ '& > :empty': { display: 'none' } }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {representationOf(resource, record)}
        </Typography>
        {status ? <FieldCell source={status.source} /> : null}
        <WarningChips {...options.warnings} />
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {Buttons ? (
            <Suspense>
              <Buttons />
            </Suspense>
          ) : null}
          <AssignButton roles={options.supervisor} />
          <HistoryActions options={options} />
        </Box>
      </Stack>
      <StandsAbove above={<OtherParticipations detailPath={options.detailPath} />}>
        <Box sx={{ maxWidth: 720 }}>
          <StatusTrack states={options.stepper} />
        </Box>
        <ProgrammeParts>
          <DossierTabs tabs={options.tabs} />
        </ProgrammeParts>
        <Remarks />
        <RowMessages />
      </StandsAbove>
    </Stack>
  );
}
