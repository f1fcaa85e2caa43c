type Work = (say: (line: string) => void) => Promise<string>;

export function createSteps(
  total: number,
  write?: (text: string) => void,
): (title: string, work: Work) => Promise<void>;
export function seconds(milliseconds: number): string;
export function runCommand(work: () => Promise<void>): Promise<void>;
