import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { Hint } from '../../common/Hint.tsx';
import { usePhone } from '../../common/usePhone.ts';

interface Props {
  label: string;
  icon: typeof SvgIcon;
  onClick: () => void;
  disabled?: boolean;
  /** Rarely used: the icon alone, with its word on demand, so that the others stay in one line. */
  minor?: boolean;
}

/** A secondary action of a list: icon and word, on phones the icon alone. */
export function ListAction({ label, icon: Icon, onClick, disabled, minor = false }: Props) {
  const phone = usePhone();
  if (!phone && !minor)
    return (
      <Button startIcon={<Icon />} onClick={onClick} disabled={disabled}>
        {label}
      </Button>
    );
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={onClick} disabled={disabled} color="primary">
        <Icon />
      </IconButton>
    </Hint>
  );
}
