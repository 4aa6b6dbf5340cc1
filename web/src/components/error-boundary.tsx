import { Component, type ReactNode } from 'react'

type Props = { resetKey: string; fallback: (error: unknown) => ReactNode; children: ReactNode }
type State = { broken: { error: unknown } | null; resetKey: string }

/** Shows a fallback when its children throw, until `resetKey` changes, for example after a navigation. React requires a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { broken: null, resetKey }
  }

  override render() {
    return this.state.broken ? this.props.fallback(this.state.broken.error) : this.props.children
  }
}
