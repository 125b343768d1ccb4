export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** "failure" is the specification's destructive style. */
  readonly kind?: "plain" | "failure";
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}
