import { Component, type ReactNode } from 'react';
import { forgetFailedChunks } from '../common/lazyScreen.ts';
import { AdminError } from './AdminError.tsx';

interface Props {
  /** A new path is a new chance. */
  path: string;
  children: ReactNode;
}

interface State {
  path: string;
  error?: unknown;
}

/** Keeps the frame standing when a screen breaks: drawer and toolbar stay, the page says what happened. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    if (path === state.path) return null;
    if (state.error !== undefined) forgetFailedChunks();
    return { path, error: undefined };
  }

  private readonly retry = () => {
    forgetFailedChunks();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <AdminError error={error} onRetry={this.retry} />;
  }
}
