/** Short-lived values that may be lost at any time. */
export interface Cache {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  close(): Promise<void>
}
