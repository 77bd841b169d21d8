export function buildLanding(options?: { logLevel?: 'info' | 'warn' | 'error' | 'silent' }): Promise<void>;
