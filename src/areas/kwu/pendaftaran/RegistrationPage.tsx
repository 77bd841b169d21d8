import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { inTerms, registerHubOptionsOf } from '../../../../resources/kit/index.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../../resources/kwu/programme.ts';
import type { UsahaSaya } from '../../../../resources/kwu/usahaSaya.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { WaysIn } from '../../../platform/patterns/register/WaysIn.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { Invitations } from '../../mbkm/group/Invitations.tsx';
import { JoinByCode } from '../../mbkm/group/JoinByCode.tsx';
import { useRules } from '../useOpening.ts';
import { useOwnBusiness } from '../useOwnBusiness.ts';
import { BusinessCard } from './BusinessCard.tsx';

const options = registerHubOptionsOf(kwu);

/** /kwu/pendaftaran of a student: the own business until it is handed in and decided on, invitations, the ways in. */
export default function RegistrationPage() {
  const { data, error, isPending, refetch } = useOwnBusiness();
  return (
    <Box sx={{ maxWidth: 920, pb: 3 }}>
      <ScreenTitle path={kwu.screens.register} />
      {isPending ? (
        <Loading height={420} label="Memuat pendaftaran" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <Stack spacing={2}>
          <Content own={data} />
          <Box>
            <Button component={Link} to={kwu.screens.history}>
              {inTerms('Riwayat KWU')}
            </Button>
          </Box>
        </Stack>
      )}
    </Box>
  );
}

function Content({ own: { kelompok, undangan, idPendaftarMbkm } }: { own: UsahaSaya }) {
  const rules = useRules();
  if (kelompok) return <BusinessCard group={kelompok} idPendaftar={idPendaftarMbkm} />;
  const alone = kwu.ways.mandiri?.path;
  const [latest] = rules.data ?? [];
  const cards = options.cards.filter(({ path }) => path !== alone || latest?.izinkanMandiri !== false);
  return (
    <>
      <Invitations of={undangan} endpoint={kelompokKwu.endpoint} />
      <JoinByCode endpoint={kelompokKwu.endpoint} />
      <WaysIn options={{ ...options, cards }} />
    </>
  );
}
