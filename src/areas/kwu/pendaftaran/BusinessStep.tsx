import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { kelompokKwu, usahaTerbuka } from '../../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../../resources/kwu/programme.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import type { PanelProps } from '../../../platform/ui/screenParts.ts';
import { GroupForm } from '../../mbkm/group/GroupForm.tsx';
import { Invitations } from '../../mbkm/group/Invitations.tsx';
import { JoinByCode } from '../../mbkm/group/JoinByCode.tsx';
import { useOpening } from '../useOpening.ts';
import { useOwnBusiness } from '../useOwnBusiness.ts';
import { BusinessFacts } from './BusinessFacts.tsx';

type Kind = UsahaMilik['jenis'];

/** Fields that the leader fills in at registration; without a group there is no name of one. */
const asked: Readonly<Record<Kind, readonly string[]>> = {
  kelompok: ['nama', 'namaUsaha', 'kategori', 'tahap', 'programEksternal'],
  mandiri: ['namaUsaha', 'nama', 'kategori', 'tahap', 'programEksternal'],
};

export const GroupBusinessStep = (props: PanelProps) => <BusinessStep kind="kelompok" {...props} />;
export const AloneBusinessStep = (props: PanelProps) => <BusinessStep kind="mandiri" {...props} />;

/** The business of a registration: begun, joined, or described further. */
function BusinessStep({ kind, review }: PanelProps & { kind: Kind }) {
  const own = useOwnBusiness();
  if (own.isPending) return <Loading height={320} label="Memuat usaha" />;
  if (own.error) return <RetryAlert error={own.error} onRetry={own.refetch} />;
  const { kelompok, undangan } = own.data;
  if (!kelompok)
    return review ? (
      <Typography color="error">Usaha belum dibuat.</Typography>
    ) : (
      <Begin kind={kind} invitations={undangan} />
    );
  if (review) return <BusinessFacts group={kelompok} without={kind === 'mandiri' ? ['nama'] : []} />;
  if (kelompok.jenis !== kind) return <Elsewhere group={kelompok} />;
  const open = usahaTerbuka.some(state => state === kelompok.status);
  if (!kelompok.memimpin || !open)
    return (
      <Stack spacing={2}>
        {open ? <Alert severity="info">Data usaha diisi oleh ketua.</Alert> : null}
        <BusinessFacts group={kelompok} />
      </Stack>
    );
  return (
    <GroupForm
      key={kelompok.version}
      resource={kelompokKwu.name}
      fields={asked[kind]}
      row={{ ...kelompok }}
      verb="Simpan usaha"
      done="Usaha disimpan."
    />
  );
}

/** Somebody has begun the other way. */
const Elsewhere = ({ group: { jenis, namaUsaha } }: { group: UsahaMilik }) => (
  <Alert
    severity="info"
    action={
      <Button component={Link} to={kwu.ways[jenis]?.path ?? kwu.screens.register} color="inherit" size="small">
        Buka
      </Button>
    }
  >
    Anda sudah mendaftarkan {namaUsaha}
    {inTerms(' sebagai wirausaha ')}
    {jenis}.
  </Alert>
);

interface BeginProps {
  kind: Kind;
  invitations: Parameters<typeof Invitations>[0]['of'];
}

/** Without a business: answer an invitation, join by code, or begin one. */
function Begin({ kind, invitations }: BeginProps) {
  const { idPeriode, idProgram, isPending, error, refetch } = useOpening();
  if (isPending) return <Loading height={320} label="Memuat periode" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!idPeriode || !idProgram)
    return (
      <Alert severity="info">
        {inTerms('Pendaftaran KWU sedang tidak dibuka. Tanggalnya diumumkan oleh Tim MBKM.')}
      </Alert>
    );
  return (
    <Stack spacing={3}>
      <Invitations of={invitations} endpoint={kelompokKwu.endpoint} />
      {kind === 'kelompok' ? <JoinByCode endpoint={kelompokKwu.endpoint} /> : null}
      <section>
        <Typography variant="subtitle1" component="h3">
          {kind === 'kelompok' ? 'Buat kelompok baru' : 'Usaha Anda'}
        </Typography>
        {kind === 'kelompok' ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Anda menjadi ketua, mengundang anggota, dan mengajukan untuk semua.
          </Typography>
        ) : null}
        <GroupForm
          resource={kelompokKwu.name}
          fields={asked[kind]}
          fixed={{ jenis: kind, idPeriode, idProgram }}
          verb={kind === 'kelompok' ? 'Buat kelompok' : 'Simpan dan lanjut'}
          done={kind === 'kelompok' ? 'Kelompok dibuat.' : 'Usaha disimpan.'}
        />
      </section>
    </Stack>
  );
}
