import { partsOf } from '../../ui/extensions.ts';
import type { PanelProps } from '../../ui/screenParts.ts';

interface Props extends PanelProps {
  path: string;
  /** Of the step. */
  name: string;
}

/** Panel that a page adds to one of the form's steps. */
export function StepPanel({ path, name, review }: Props) {
  const { panels = {} } = partsOf(path);
  const Panel = Object.hasOwn(panels, name) ? panels[name] : undefined;
  return Panel ? <Panel review={review} /> : null;
}
