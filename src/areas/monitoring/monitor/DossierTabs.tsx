import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { DossierTab } from '../../../../resources/kit/index.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { useProgramme } from '../../../platform/patterns/record/useProgramme.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { DossierPart } from './DossierPart.tsx';

/** The chapters of a dossier; the open one is part of the address, and only it is read. */
export function DossierTabs({ tabs }: { tabs: readonly DossierTab[] }) {
  const say = useWords();
  const role = useBaseRole();
  const record = useRecordContext();
  const programme = useProgramme();
  const [search, setSearch] = useSearchParams();
  if (!role || !record) return null;
  const shown = tabs.filter(({ roles, needs }) => (roles?.includes(role) ?? true) && (!needs || programme?.[needs]));
  const open = shown.find(({ key }) => key === search.get('tab')) ?? shown[0];
  if (!open) return null;
  return (
    <Box>
      <Tabs
        value={open.key}
        onChange={(_, key: string) => setSearch({ tab: key }, { replace: true })}
        variant="scrollable"
        aria-label={say('Berkas peserta')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(({ key, label }) => (
          <Tab key={key} value={key} label={<Said label={label} />} id={`tab-${key}`} aria-controls={`panel-${key}`} />
        ))}
      </Tabs>
      <Stack key={open.key} spacing={2} role="tabpanel" id={`panel-${open.key}`} aria-labelledby={`tab-${open.key}`}>
        {open.parts.map((part, i) => (
          // A tab's parts are declared: their places do not change.
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and never move
          <DossierPart key={i} part={part} />
        ))}
      </Stack>
    </Box>
  );
}
