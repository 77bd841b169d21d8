import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PersonAvatar } from '../../../platform/common/PersonAvatar.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useFieldAccess } from '../../../platform/ui/permissions.ts';
import { ParticipationCard } from './ParticipationCard.tsx';
import { isOpen } from './staffStep.ts';
import { participations, useDossierPath, useParticipations } from './useParticipations.ts';

/** Facts about a student that are asked for most. */
const facts = ['idProgramProdi', 'angkatan', 'statusAkademik', 'ipk', 'sksLulus', 'noHp', 'email'] as const;

/** Above a student's data: who it is, what runs with whom and what is next, and all programmes in time. */
export default function StudentOverview() {
  const say = useWords();
  const running = useId();
  const record = useRecordContext();
  const { hidden } = useFieldAccess();
  const { rows, mayList, isLoading } = useParticipations({ idMahasiswa: record?.id }, record !== undefined);
  useListWaits(isLoading);
  if (!record) return null;
  const open = rows?.filter(isOpen) ?? [];
  const former = rows?.filter(row => !isOpen(row)) ?? [];
  const filled = facts.filter(name => !hidden.has(name) && record[name] !== null && record[name] !== undefined);
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <PersonAvatar user={{ name: String(record.nama ?? ''), foto: fileOf(record.foto) }} size={56} />
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: { xs: 'grid', sm: 'flex' },
            flexWrap: 'wrap',
            columnGap: { xs: 1.5, sm: 3 },
            rowGap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 116px), 1fr))',
            // The address is the longest of them.
            '& > :last-child': { gridColumn: '1 / -1' },
          }}
        >
          {filled.map(name => (
            <ShownField key={name} source={name} />
          ))}
        </Box>
      </Box>
      {mayList ? (
        <Box component="section" aria-labelledby={running}>
          <Typography id={running} variant="h6" component="h2" sx={{ mb: 1 }}>
            {say('Program yang sedang diikuti')}
          </Typography>
          {rows && open.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{say('Tidak sedang mengikuti program.')}</Typography>
          ) : null}
          <Stack spacing={1.5}>
            {open.map(row => (
              <ParticipationCard key={row.id} row={row} />
            ))}
          </Stack>
        </Box>
      ) : null}
      {former.length > 0 ? (
        <Panel title="Program sebelumnya">
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {former.map(row => (
              <FormerLine key={row.id} row={row} />
            ))}
          </Stack>
        </Panel>
      ) : null}
    </Stack>
  );
}

const fileOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

function FormerLine({ row }: { row: RaRecord }) {
  const path = useDossierPath()(row);
  const { hidden } = useFieldAccess(participations);
  const name = <FieldCell source="idProgram" />;
  return (
    <ResourceContextProvider value={participations}>
      <RecordContextProvider value={row}>
        <Box
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 150 }}>
            <FieldCell source="idPeriode" />
          </Typography>
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {path ? (
              <MuiLink component={Link} to={path}>
                {name}
              </MuiLink>
            ) : (
              name
            )}
          </Typography>
          <FieldCell source="status" />
          {row.totalSksDiakui && !hidden.has('totalSksDiakui') ? (
            <Typography variant="body2" className="angka">
              <FieldCell source="totalSksDiakui" alone />
            </Typography>
          ) : null}
        </Box>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
