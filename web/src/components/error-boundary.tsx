import { Component, type ReactNode } from 'react'

type Props = { place: string; fallback: (error: unknown) => ReactNode; children: ReactNode }
type State = { broken: { error: unknown } | null; place: string }

/** Shows something else when what is inside breaks, until one goes to another place. React wants a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { broken: null, place }
  }

  override render() {
    return this.state.broken ? this.props.fallback(this.state.broken.error) : this.props.children
  }
}
