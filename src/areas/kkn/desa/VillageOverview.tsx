import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useGetList, useGetOne, useRecordContext } from 'react-admin';
import { type Desa, desa } from '../../../../resources/kkn/desa.ts';
import { type Kelompok, kelompok } from '../../../../resources/kkn/kelompok.ts';
import { anggotaHidup } from '../../../../resources/programme/groupMembers.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { RefLabel } from '../../../platform/ui/cells/RefLabel.tsx';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { DplContact } from '../kelompok/DplContact.tsx';
import { VillagePeople } from './VillagePeople.tsx';

type Village = Desa & { id: string };
type Group = Kelompok & { id: string };

/** A village has been in so many waves, with so many groups in all. */
const most = { waves: 50, groups: 200 } as const;

/** Above a village's data: places, groups now and before by wave, and whom to call. */
export default function VillageOverview() {
  const record = useRecordContext<Village>();
  const mayGroups = useMay('list', kelompok.name);
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))' }}>
        <Figure label="Mahasiswa" value={record.terisi ?? 0} of={record.kuotaMahasiswa} />
        <Figure label="Kelompok" value={record.jumlahKelompok ?? 0} of={record.kuotaKelompok} />
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {mayGroups ? <Waves village={record} /> : null}
        <Panel title="Yang dapat dihubungi">
          <VillagePeople />
        </Panel>
      </Box>
    </Stack>
  );
}

function Figure({ label, value, of }: { label: string; value: number; of: number }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="h5" component="span" className="angka" sx={{ display: 'block' }}>
        {formatNumber(value)}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {' '}
          dari {formatNumber(of)}
        </Typography>
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </Paper>
  );
}

/** Groups of the village in its wave, and in the other waves in which it takes or took part. */
function Waves({ village }: { village: Village }) {
  const { data: all, isLoading: loadingAll } = useGetList<Village>(
    desa.name,
    {
      filter: { idKelurahan: village.idKelurahan },
      pagination: { page: 1, perPage: most.waves },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { retry: false },
  );
  const { data: groups, isLoading } = useGetList<Group>(
    kelompok.name,
    {
      filter: { idDesa: all?.map(({ id }) => id) ?? [] },
      pagination: { page: 1, perPage: most.groups },
      sort: { field: 'kode', order: 'ASC' },
    },
    { enabled: all !== undefined && all.length > 0, retry: false },
  );
  useListWaits(loadingAll || isLoading);
  if (!all || !groups) return null;
  const of = ({ id }: Village) => groups.filter(({ idDesa }) => idDesa === id);
  const others = all.filter(({ id }) => id !== village.id);
  return (
    <Panel title="Kelompok">
      {of(village).length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada kelompok pada gelombang ini.</Typography>
      ) : null}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {of(village).map(group => (
          <GroupLine key={group.id} group={group} whole />
        ))}
      </Stack>
      {others.length > 0 ? (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
            Gelombang lain
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {others.map(other => (
              <Box key={other.id} component="li">
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <RecordContextProvider value={other}>
                    <FieldCell source="idGelombang" full />
                  </RecordContextProvider>{' '}
                  · {formatNumber(other.terisi ?? 0)} mahasiswa
                </Typography>
                <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {of(other).map(group => (
                    <GroupLine key={group.id} group={group} />
                  ))}
                </Stack>
              </Box>
            ))}
          </Stack>
        </>
      ) : null}
    </Panel>
  );
}

/** A group with its state; `whole`: with its DPL and how many are in it. */
function GroupLine({ group, whole = false }: { group: Group; whole?: boolean }) {
  return (
    <ResourceContextProvider value={kelompok.name}>
      <RecordContextProvider value={group}>
        <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <RefLabel to={kelompok.name} id={group.id} label={`${group.kode} ${group.nama}`} link />
            <FieldCell source="status" />
            {whole ? <Size id={group.id} /> : null}
          </Stack>
          {whole ? (
            <Typography variant="body2" component="div">
              <FieldCell source="idDpl" full />
              <DplContact id={group.idDpl} />
            </Typography>
          ) : null}
        </Box>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** How many are in a group: lists do without its members. */
function Size({ id }: { id: string }) {
  const { data, isLoading } = useGetOne<Group>(kelompok.name, { id }, { retry: false });
  useListWaits(isLoading);
  const joined = data?.anggota?.filter(({ statusAnggota }) => anggotaHidup.in.some(one => one === statusAnggota));
  return joined ? (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {formatNumber(joined.length)} anggota
    </Typography>
  ) : null;
}
