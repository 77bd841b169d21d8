import Tooltip from '@mui/material/Tooltip';

interface Props {
  title: string;
  at: HTMLElement;
  placement?: 'bottom' | 'right';
  onClose: () => void;
}

/** The bubble of a hint that is shown. */
export default function HintBubble({ title, at, placement, onClose }: Props) {
  return (
    <Tooltip open title={title} placement={placement} onClose={onClose} slotProps={{ popper: { anchorEl: at } }}>
      <span hidden />
    </Tooltip>
  );
}
