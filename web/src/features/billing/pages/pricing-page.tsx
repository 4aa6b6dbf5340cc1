export const PricingPage = () => (
  <div className="wrap">
    <title>Pricing · Sibyl</title>
    <h1>Pricing</h1>
    <p className="quiet">This page is not part of this build yet.</p>
  </div>
)
