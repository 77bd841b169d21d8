import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, Suspense } from 'react';
import { usePermissions, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { extensionsOf, signaturePart } from '../extensions.ts';
import { StandsAbove } from '../list/StandsAbove.tsx';
import { RowMessages } from '../message/RowMessages.tsx';
import { type Permissions, useFieldAccess } from '../permissions.ts';
import { PutOffNote } from '../putOff/PutOffNote.tsx';
import { useWaitingFilters } from '../putOff/waiting.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { Remarks } from '../remarks/Remarks.tsx';
import { RowOnItsWay } from './PageState.tsx';
import { ShowHead } from './ShowHead.tsx';
import { ShowSections } from './ShowSections.tsx';

const RelatedLists = lazyScreen(async () => ({
  default: (await import('./related/RelatedLists.tsx')).RelatedLists,
}));
const HistoryTimeline = lazyScreen(() => import('./HistoryTimeline.tsx'));

/** A show page: head, tabs (the open one is part of the address), and what a page adds. */
export function ShowView({ children }: { children?: ReactNode }) {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { showAside: Aside, showBanner: Banner, showTabs = [], tabHeads } = extensionsOf(resource.name);
  const Signature = resource.signable ? signaturePart() : undefined;
  const record = useRecordContext();
  const options = useCrudOptions();
  const { related = [] } = options;
  const waiting = useWaitingFilters(options);
  const [params, setParams] = useSearchParams();
  const { permissions } = usePermissions<Permissions>();
  const mayList = (name: string) => permissions?.resources[name]?.includes('list') ?? false;
  const { hidden } = useFieldAccess();
  const declared = related.filter(({ lists }) => lists.some(list => mayList(list.resource)));
  const offered = showTabs.filter(
    ({ needs, needsField }) => (!needs || needs.some(mayList)) && !(needsField && hidden.has(needsField)),
  );
  const tabs = [
    { key: 'data', label: say('Data') },
    ...[...declared, ...offered].map(({ key, label }) => ({ key, label })),
    ...(resource.unaudited ? [] : [{ key: 'riwayat', label: say('Riwayat') }]),
  ];
  const wanted = params.get('tab');
  const open = tabs.some(({ key }) => key === wanted) ? wanted : 'data';
  const rows = declared.find(({ key }) => key === open);
  const Head = rows && tabHeads?.[rows.key];
  const { content: Own, ownSteps } = offered.find(({ key }) => key === open) ?? {};
  const below = (
    <>
      {tabs.length > 1 ? (
        <Tabs
          value={open}
          onChange={(_, key: string) => setParams(key === 'data' ? {} : { tab: key }, { replace: true })}
          // Two fit any width; what could scroll is now and then given arrows for nothing.
          variant={tabs.length > 2 ? 'scrollable' : 'standard'}
          aria-label={say('Bagian halaman')}
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map(({ key, label }) => (
            <Tab key={key} value={key} label={labelOf(label)} id={`tab-${key}`} aria-controls={`panel-${key}`} />
          ))}
        </Tabs>
      ) : null}
      <Box
        role="tabpanel"
        id={`panel-${open}`}
        aria-labelledby={`tab-${open}`}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: Aside ? 'minmax(0, 1fr) 320px' : '1fr' },
        }}
      >
        <Suspense>
          {open === 'riwayat' ? (
            <HistoryTimeline />
          ) : rows ? (
            <RelatedLists tab={rows}>{Head ? <Head /> : null}</RelatedLists>
          ) : Own ? (
            <Own />
          ) : (
            <Stack spacing={3} sx={{ minWidth: 0 }}>
              <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>{children ?? <ShowSections />}</Paper>
              {Signature ? <Signature /> : null}
              <Remarks />
              <RowMessages />
            </Stack>
          )}
        </Suspense>
        {Aside ? (
          <Suspense>
            <Aside />
          </Suspense>
        ) : null}
      </Box>
    </>
  );
  return (
    <Box sx={{ maxWidth: Aside ? undefined : 1040, pb: { xs: 16, sm: 0 } }}>
      {/* Head, banner and what stands below come together: each would push down the next. */}
      <Suspense fallback={<RowOnItsWay />}>
        <ShowHead without={ownSteps} />
        {waiting.length ? <PutOffNote id={record?.id} /> : null}
        {Banner ? <StandsAbove above={<Banner />}>{below}</StandsAbove> : below}
      </Suspense>
    </Box>
  );
}
