import Typography from '@mui/material/Typography';
import { OnceShown } from '../../../platform/common/dialogs/OnceShown.tsx';

interface Props {
  name: string;
  /** Null = nothing to show. */
  password: string | null;
  onClose: () => void;
}

/** A temporary password, shown once. */
export const TemporaryPassword = ({ name, password, onClose }: Props) => (
  <OnceShown title="Kata sandi sementara" secret={password} onClose={onClose}>
    <Typography>
      Berikan kepada {name}. Kata sandi ini hanya ditampilkan sekali dan harus diganti saat masuk.
    </Typography>
  </OnceShown>
);
