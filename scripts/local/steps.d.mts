type Work = (say: (line: string) => void) => Promise<string>;

export function createSteps(
  total: number,
  write?: (text: string) => void,
  silence?: number,
): (title: string, work: Work, log?: string) => Promise<void>;
export function formatSeconds(milliseconds: number): string;
export function describeArgumentError(error: Error): string;
export function runCommand(work: () => Promise<void>): Promise<void>;
