import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { peringatanPeserta } from '../../../../resources/mbkm/peringatan.ts';
import { WarningChips } from '../../../platform/patterns/record/WarningChips.tsx';
import { EmptyValue } from '../../../platform/ui/cells/EmptyValue.tsx';
import { RefLabel } from '../../../platform/ui/cells/RefLabel.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { participations, useDossierPath, useParticipations } from '../person/useParticipations.ts';

/** A member as the group's row has it. */
export interface Standing {
  id: string;
  /** Null before somebody who was invited has registered. */
  idPendaftarMbkm: string | null;
  /** For those whose participation the role does not read, where the group's row names the person. */
  name: string | undefined;
  idJenisAnggota: string;
  /** Said below the name, beside what the participation says. */
  notes: readonly string[];
  /** Takes no part: invited, declined, left. */
  apart: boolean;
}

/** Members of a group: position, state of each participation and warnings, as far as the role reads participations. */
export function MemberStandings({ members }: { members: readonly Standing[] }) {
  const ids = members.flatMap(({ idPendaftarMbkm }) => idPendaftarMbkm ?? []);
  const { rows, isLoading } = useParticipations({ id: ids }, ids.length > 0);
  useListWaits(isLoading);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: 4,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {members.map(member =>
        isLoading && member.idPendaftarMbkm ? (
          <Waiting key={member.id} member={member} />
        ) : (
          <Member key={member.id} member={member} row={rows?.find(({ id }) => id === member.idPendaftarMbkm)} />
        ),
      )}
    </Box>
  );
}

/** A member whose participation is on its way: as high as with a state and no warning. */
function Waiting({ member: { name, notes, apart } }: { member: Standing }) {
  return (
    <Line
      apart={apart}
      notes={notes}
      name={name ?? <Skeleton sx={{ display: 'inline-block', width: 160 }} />}
      position={null}
      beside={<Skeleton width={200} />}
    >
      <Skeleton variant="rounded" width={88} height={24} />
    </Line>
  );
}

function Member({
  member: { idPendaftarMbkm, name: named, idJenisAnggota, notes, apart },
  row,
}: {
  member: Standing;
  row?: RaRecord;
}) {
  const pathOf = useDossierPath();
  const position = <RefLabel to="master/jenis-anggota" id={idJenisAnggota} />;
  if (!row)
    return (
      <Line
        apart={apart}
        notes={notes}
        position={position}
        name={named ?? (idPendaftarMbkm ? <RefLabel to={participations} id={idPendaftarMbkm} /> : <EmptyValue />)}
      />
    );
  const path = pathOf(row);
  const name = String(row.namaMahasiswa ?? '');
  return (
    <ResourceContextProvider value={participations}>
      <RecordContextProvider value={row}>
        <Line
          apart={apart}
          position={position}
          name={
            path ? (
              <MuiLink component={Link} to={path}>
                {name}
              </MuiLink>
            ) : (
              name
            )
          }
          beside={
            <>
              <span className="angka">{String(row.npm ?? '')}</span> · <FieldCell source="idProgramProdi" />
            </>
          }
          notes={notes}
        >
          <FieldCell source="status" />
          <WarningChips {...peringatanPeserta} />
        </Line>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

interface LineProps extends Pick<Standing, 'apart' | 'notes'> {
  name: ReactNode;
  position: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}

function Line({ name, position, beside, notes, apart, children }: LineProps) {
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere', color: apart ? 'text.secondary' : undefined }}>
      <Typography component="span">{name}</Typography>{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {position}
      </Typography>
      {beside ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {beside}
        </Typography>
      ) : null}
      {notes.map(note => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
      {children ? (
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', mt: 0.25 }}>
          {children}
        </Stack>
      ) : null}
    </Box>
  );
}
