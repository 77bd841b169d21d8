import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { ShownField } from '../../../platform/ui/inputs/ShownField.tsx';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useFieldAccess, useMay } from '../../../platform/ui/permissions.ts';
import { Figures } from './Figures.tsx';
import { participations } from './useParticipations.ts';

const contacts = 'master/pic-mitra';
const agreement = ['nomorMou', 'tanggalMou', 'berakhirMou', 'berkasMou'] as const;
const mostContacts = 5;

/** Above a partner's data: students now and before, the agreement, and whom to call. */
export default function PartnerOverview() {
  const say = useWords();
  const record = useRecordContext();
  const { hidden } = useFieldAccess();
  const mayList = useMay('list', participations);
  const mayCall = useMay('list', contacts);
  if (!record) return null;
  const here = { idMitra: record.id };
  const agreed = agreement.filter(name => !hidden.has(name));
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      {mayList ? (
        <Figures
          tab="mahasiswa"
          figures={[
            { label: 'Mahasiswa sekarang', filter: { ...here, status: ['disetujui', 'berjalan'] } },
            { label: 'Menunggu keputusan', filter: { ...here, status: ['diajukan'] }, asks: true },
            { label: 'Sudah selesai', filter: { ...here, status: ['selesai'] } },
          ]}
        />
      ) : null}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {agreed.length ? (
          <Panel title="MoU/PKS">
            {agreed.some(name => record[name]) ? (
              <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
                {agreed.map(name => (
                  <ShownField key={name} source={name} />
                ))}
              </Box>
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada MoU/PKS.')}</Typography>
            )}
          </Panel>
        ) : null}
        {mayCall ? <Contacts id={record.id} /> : null}
      </Box>
    </Stack>
  );
}

function Contacts({ id }: { id: RaRecord['id'] }) {
  const say = useWords();
  const { data, isLoading } = useGetList<RaRecord>(
    contacts,
    {
      filter: { idMitra: id, aktif: true },
      pagination: { page: 1, perPage: mostContacts },
      sort: { field: 'nama', order: 'ASC' },
    },
    { retry: false },
  );
  useListWaits(isLoading);
  const sorted = data?.toSorted((a, b) => Number(b.isUtama === true) - Number(a.isUtama === true)) ?? [];
  return (
    <Panel title="Yang dapat dihubungi">
      {data?.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada kontak.')}</Typography> : null}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map(row => (
          <ResourceContextProvider key={row.id} value={contacts}>
            <RecordContextProvider value={row}>
              <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography component="span" sx={{ fontWeight: row.isUtama ? 600 : undefined }}>
                  {String(row.nama ?? '')}
                </Typography>{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {String(row.jabatan ?? '')}
                </Typography>
                <Typography component="div" variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                  {row.noHp ? <FieldCell source="noHp" full /> : null}
                  {row.email ? <FieldCell source="email" full /> : null}
                </Typography>
              </Box>
            </RecordContextProvider>
          </ResourceContextProvider>
        ))}
      </Stack>
    </Panel>
  );
}
