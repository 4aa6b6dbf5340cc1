export const TermsPage = () => (
  <div className="wrap">
    <title>Terms of Service · Sibyl</title>
    <h1>Terms of Service</h1>
    <p className="quiet">This page is not part of this build yet.</p>
  </div>
)
