import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';

/** Above a group that nobody leads (docs/domain/30 §4.6). */
export const NoLeader = ({ to }: { to?: string }) => (
  <Alert
    severity="warning"
    action={
      to ? (
        <Button color="inherit" size="small" component={Link} to={to}>
          Tunjuk ketua
        </Button>
      ) : undefined
    }
  >
    Kelompok ini belum memiliki ketua.{to ? '' : inTerms(' Tim MBKM atau DPL menunjuknya.')}
  </Alert>
);
