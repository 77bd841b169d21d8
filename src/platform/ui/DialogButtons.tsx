import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';

/** Buttons of a dialog, in line with its text. */
export const DialogButtons = styled(DialogActions)(({ theme }) => ({
  flexWrap: 'wrap',
  padding: theme.spacing(1.5, 3, 2.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 2, 2) },
}));
