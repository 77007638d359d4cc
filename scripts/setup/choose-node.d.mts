interface Machine {
  platform: string;
  arch: string;
  /** Of the Node that runs the setup, as 24.21.0. */
  version: string;
  execPath: string;
}

export declare function chooseNode(
  machine: Machine,
): { node: string; problem?: never } | { problem: string; node?: never };
