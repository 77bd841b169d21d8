import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';

interface Props {
  label: string;
  icon: typeof SvgIcon;
  onClick: () => void;
  disabled?: boolean;
}

/** A secondary action of a list: icon and word, on phones the icon alone. */
export function ListAction({ label, icon: Icon, onClick, disabled }: Props) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (!phone)
    return (
      <Button startIcon={<Icon />} onClick={onClick} disabled={disabled}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} onClick={onClick} disabled={disabled} color="primary">
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
